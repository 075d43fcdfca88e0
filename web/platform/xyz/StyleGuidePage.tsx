import {
  Box,
  Button,
  SimpleGrid,
  Stack,
  Title,
  useComputedColorScheme,
  MantineProvider,
} from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Page } from '../../ui/Page.tsx'
import { cssVariablesResolver, theme } from '../../theme/theme.ts'
import { Guide } from './Guide.tsx'

type SchemeFrameProps = { scheme: 'light' | 'dark'; title: string; children: ReactNode }

/**
 * A scheme other than the page's own, in a document of its own: rules for both schemes would meet
 * inside one.
 */
function SchemeFrame({ scheme, title, children }: SchemeFrameProps) {
  const [inner, setInner] = useState<Document | null>(null)
  const [height, setHeight] = useState(600)

  useEffect(() => {
    if (!inner) return undefined
    const stop = shareStyles(document, inner)
    const watch = new ResizeObserver(() => setHeight(inner.body.scrollHeight))
    watch.observe(inner.body)
    return () => {
      stop()
      watch.disconnect()
    }
  }, [inner])

  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- an own, empty document */}
      <iframe
        title={title}
        srcDoc={emptyDocument(title)}
        style={{ width: '100%', height, border: 0 }}
        onLoad={(event) => setInner(event.currentTarget.contentDocument)}
      />
      {inner &&
        createPortal(
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariablesResolver}
            forceColorScheme={scheme}
            getRootElement={() => inner.documentElement}
          >
            <Box p="md">{children}</Box>
          </MantineProvider>,
          inner.body,
        )}
    </>
  )
}

/** Every style sheet of one document in the other, also those that arrive later. */
function shareStyles(from: Document, to: Document): () => void {
  const copy = (node: Node) => {
    if (
      node instanceof HTMLStyleElement ||
      (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
    )
      to.head.append(node.cloneNode(true))
  }
  from.head.childNodes.forEach(copy)
  const watch = new MutationObserver((changes) =>
    changes.forEach((change) => change.addedNodes.forEach(copy)),
  )
  watch.observe(from.head, { childList: true })
  return () => watch.disconnect()
}

const emptyDocument = (title: string) =>
  `<!doctype html><html lang="${document.documentElement.lang}">` +
  `<head><title>${title}</title></head><body></body></html>`

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
