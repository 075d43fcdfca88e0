import type { ReactNode } from 'react'
import { Alert, Button, Center, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconMapQuestion, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RequestReference } from './RequestReference.tsx'
import { useLate } from './use-late.ts'

/**
 * `part` is for a part of a page that otherwise works; without it the page itself counts as failed.
 */
type Failure = { text?: string; part?: boolean }

export type PageStateProps =
  | { state: 'loading'; rows?: number }
  /** What will be here and why it is worth it; `action` is the one button. */
  | { state: 'empty'; title: string; text: string; icon?: ReactNode; action?: ReactNode }
  /** `reference` finds the failed request in the log of the server. */
  | ({ state: 'error'; title?: string; retry?: () => void; reference?: string } & Failure)
  | ({ state: 'unauthorized'; action?: ReactNode } & Failure)
  | ({ state: 'not-found'; action?: ReactNode } & Failure)

/** Shown in place of the content of a page or a part of it. */
export function PageState(props: PageStateProps) {
  const { t } = useTranslation('ui')
  switch (props.state) {
    case 'loading':
      return <Waiting rows={props.rows ?? 5} label={t('loading')} />
    case 'empty':
      return (
        <Message icon={props.icon} title={props.title} text={props.text} action={props.action} />
      )
    case 'error':
      return (
        <Alert
          data-page-state={props.part ? undefined : 'error'}
          color="red"
          icon={<IconAlertTriangle />}
          title={props.title ?? t('error.title')}
        >
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{props.text ?? t('error.text')}</Text>
            {props.reference !== undefined && <RequestReference id={props.reference} />}
            {props.retry && (
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} />}
                onClick={props.retry}
              >
                {t('error.retry')}
              </Button>
            )}
          </Stack>
        </Alert>
      )
    case 'unauthorized':
      return (
        <Message
          fails={props.part ? null : 'unauthorized'}
          icon={<IconLock />}
          title={t('unauthorized.title')}
          text={props.text ?? t('unauthorized.text')}
          action={props.action}
        />
      )
    case 'not-found':
      return (
        <Message
          fails={props.part ? null : 'not-found'}
          icon={<IconMapQuestion />}
          title={t('notFound.title')}
          text={props.text ?? t('notFound.text')}
          action={props.action}
        />
      )
  }
}

/** A skeleton only where waiting is felt: quick answers must not flicker. */
function Waiting({ rows, label }: { rows: number; label: string }) {
  const late = useLate(200)
  return (
    <Stack gap="sm" aria-busy="true" mih={rows * 40}>
      <VisuallyHidden role="status">{late ? label : ''}</VisuallyHidden>
      {late &&
        Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={28} width={row % 3 === 2 ? '70%' : '100%'} radius="sm" />
        ))}
    </Stack>
  )
}

/** What fails is the page, so its heading is the page's. */
type MessageProps = {
  fails?: string | null
  icon?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

function Message({ fails = null, icon, title, text, action }: MessageProps) {
  return (
    <Center py="xl" data-page-state={fails ?? undefined}>
      <Stack align="center" gap="xs" maw={420} ta="center">
        {icon && (
          <Text component="span" c="dimmed" aria-hidden>
            {icon}
          </Text>
        )}
        <Title order={fails === null ? 2 : 1} size="h3">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {action}
      </Stack>
    </Center>
  )
}
