import { Anchor, Button, CopyButton, Group } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths/paths.ts'

/** The page that everybody may see, and its address to pass on. */
export function PublicLinks({ slug }: { slug: string }) {
  const { t } = useTranslation('challenges')
  const address = `${location.origin}${paths.publicChallenge(slug)}`
  return (
    <Group gap="sm">
      <Anchor href={address} target="_blank" rel="noopener">
        {t('public.open')}
      </Anchor>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconLink size={16} />}
            onClick={copy}
          >
            {copied ? t('public.copied') : t('public.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
