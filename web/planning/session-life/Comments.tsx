import { ActionIcon, Button, Stack, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  deleteComment,
  sessionComments,
  writeComment,
  type Comment,
} from '#contract/planning/session-life.ts'
import { api, invalidate } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { commentsQuery } from './queries.ts'
import classes from './session-life.module.css'

/** What was said about a session; everybody who sees it may say something. */
export function Comments({ id }: { id: number }) {
  const { t } = useTranslation('session-life')
  const comments = useQuery(commentsQuery(id)).data?.data ?? []
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('comments.title')}</Title>
      {comments.length === 0 && <Text c="dimmed">{t('comments.none')}</Text>}
      <ul className={classes.plain}>
        {comments.map((comment) => (
          <CommentRow key={comment.id} sessionId={id} comment={comment} />
        ))}
      </ul>
      <CommentForm id={id} />
    </Stack>
  )
}

function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('session-life')
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

function CommentRow({
  sessionId,
  comment: { id, user, picture, text, created_at },
}: {
  sessionId: number
  comment: Comment
}) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const { user_id } = useViewer()
  const remove = useMutation({
    mutationFn: () => api(deleteComment, { params: { id: sessionId, comment_id: id } }),
    onSuccess: () => invalidate(sessionComments),
  })
  return (
    <li className={classes.comment}>
      <PersonAvatar name={user.full_name} picture={picture} size="sm" />
      <div className={classes.said}>
        <span>
          <strong>{user.full_name}</strong>{' '}
          <time dateTime={created_at} title={format.dateTimeExact(created_at)}>
            {format.dateTime(created_at)}
          </time>
        </span>
        <p>{text}</p>
      </div>
      {user.id === user_id && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('comments.delete')}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
