import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** A link to the page where one deletes the account. */
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
