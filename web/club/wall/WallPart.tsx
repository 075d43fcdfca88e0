import { Stack, Title, ActionIcon, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Place } from '#domain/wall/places.ts'
import {
  deleteComment,
  sessionComments,
  writeComment,
  type Comment,
} from '#contract/club/wall-sessions.ts'
import { useViewer } from '../../shell/viewer.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Wall } from './Wall.tsx'
import classes from './wall.module.css'

/** What somebody who is alone in their club noted about a session. */
function OwnComments({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const asked = useQuery(query(sessionComments, { params: { id } }))
  const comments = asked.data?.data
  if (!comments) return <Waiting for={asked} rows={2} part />
  return (
    <Stack gap="xs">
      {comments.length === 0 && <Text c="dimmed">{t('comments.none')}</Text>}
      <ol className={classes.plain} aria-label={t('comments.title')}>
        {comments.map((comment) => (
          <OwnComment key={comment.id} sessionId={id} comment={comment} />
        ))}
      </ol>
      <CommentForm id={id} />
    </Stack>
  )
}

function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const form = useForm(writeComment, {
    params: { id },
    initial: { text: '' },
    refreshes: [sessionComments],
    onSaved: (_, __, { reset }) => reset(),
    guard: false,
  })
  return (
    <BareForm of={form}>
      <Stack gap="xs" align="flex-start">
        <FormAlert of={form} />
        <ProseField
          {...form.at('text')}
          label={t('comments.write')}
          required={false}
          maxRows={8}
          w="100%"
        />
        <Button
          type="submit"
          variant="default"
          disabled={form.values.text.trim() === ''}
          loading={form.pending}
        >
          {t('comments.send')}
        </Button>
      </Stack>
    </BareForm>
  )
}

type OwnCommentsProps = { sessionId: number; comment: Comment }

function OwnComment({ sessionId, comment: { id, text, created_at } }: OwnCommentsProps) {
  const { t } = useTranslation('wall')
  const format = useFormat()
  const remove = useMutation({
    mutationFn: () => api(deleteComment, { params: { id: sessionId, comment_id: id } }),
    onSuccess: () => invalidate(sessionComments),
  })
  return (
    <li className={classes.comment}>
      <div className={classes.said}>
        <Text size="sm" c="dimmed">
          <time dateTime={created_at} title={format.dateTimeExact(created_at)}>
            {format.within.dateTime(created_at)}
          </time>
        </Text>
        <p className={classes.text}>{text}</p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('comments.delete', { text: text.slice(0, 40) })}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** The wall of a squad, session or challenge as a part of its page. */
export function WallPart({ place }: { place: Place }) {
  const { t } = useTranslation('wall')
  const isAlone = useViewer().club?.is_individual !== false
  const { kind, id } = place
  if (isAlone && kind === 'session' && id !== null)
    return (
      <Part title={t('comments.title')}>
        <OwnComments id={id} />
      </Part>
    )
  return (
    <Part title={t(kind === 'session' ? 'talk' : 'title')}>
      <Wall place={place} heading={3} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="wall-part">
      <Title order={2} id="wall-part">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
