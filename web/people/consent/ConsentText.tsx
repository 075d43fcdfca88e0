import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listSeparator } from '../../format/punctuation.ts'

type ConsentTextProps = { who: string; clubs?: readonly string[]; free: string }

/**
 * What somebody agrees to: what, who, what for, and that it is free. A change of its meaning is a
 * new version of the text.
 */
export function ConsentText({ who, clubs = [], free }: ConsentTextProps) {
  const { t } = useTranslation('consent')
  const parts = [
    { title: t('what'), text: t('whatText') },
    {
      title: t('who'),
      text: who,
      more: clubs.length > 0 ? t('clubs', { clubs: clubs.join(listSeparator()) }) : undefined,
    },
    { title: t('why'), text: t('whyText') },
    { title: t('free'), text: free },
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
