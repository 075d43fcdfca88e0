import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The way to the page where an account ends. */
export function DeletionPart() {
  const { t } = useTranslation('own-data')
  return (
    <Stack gap="md" maw={640} align="flex-start">
      <Text size="sm">{t('deletion.text')}</Text>
      <Button component={Link} to={paths.deleteAccount()} variant="outline" color="red">
        {t('deletion.open')}
      </Button>
    </Stack>
  )
}
