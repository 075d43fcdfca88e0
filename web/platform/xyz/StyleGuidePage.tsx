import { Box, Button, SimpleGrid, Stack, Title, useComputedColorScheme } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/Page.tsx'
import { Guide } from './Guide.tsx'
import { SchemeFrame } from './SchemeFrame.tsx'

/** The page's own scheme, and the other one beside it. */
export function StyleGuidePage() {
  const { t } = useTranslation('xyz')
  const own = useComputedColorScheme('light')
  const other = own === 'light' ? 'dark' : 'light'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      action={<Button leftSection={<IconPlus size={18} />}>{t('newSession')}</Button>}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack miw={0}>
          <Title order={2}>{t(own)}</Title>
          <Box p="md">
            <Guide id="own" />
          </Box>
        </Stack>
        <Stack miw={0}>
          <Title order={2}>{t(other)}</Title>
          <SchemeFrame scheme={other} title={t(other)}>
            <Guide id="other" />
          </SchemeFrame>
        </Stack>
      </SimpleGrid>
    </Page>
  )
}
