import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listSeparator } from '../../format/punctuation.ts'

type ConsentTextProps = {
  /** Whom it is about, where that is not the reader. */
  child?: string
  who: string
  clubs?: readonly string[]
  free: string
}

/**
 * What somebody agrees to: what, who, what for, and that it is free. A change of its meaning is a
 * new version of the text.
 */
export function ConsentText({ child, who, clubs = [], free }: ConsentTextProps) {
  const { t } = useTranslation('consent')
  const words =
    child === undefined
      ? { what: t('whatText'), why: t('whyText'), free: t('free') }
      : {
          what: t('ofChild.what', { child }),
          why: t('ofChild.why', { child }),
          free: t('ofChild.free'),
        }
  const parts = [
    { title: t('what'), text: words.what },
    {
      title: t('who'),
      text: who,
      more: clubs.length > 0 ? t('clubs', { clubs: clubs.join(listSeparator()) }) : undefined,
    },
    { title: t('why'), text: words.why },
    { title: words.free, text: free },
  ]
  return (
    <Stack gap="sm">
      {parts.map(({ title, text, more }) => (
        <section key={title}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm">{text}</Text>
          {more && (
            <Text size="sm" c="dimmed">
              {more}
            </Text>
          )}
        </section>
      ))}
    </Stack>
  )
}
