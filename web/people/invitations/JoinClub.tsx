import { Button, Divider, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askToJoin, joinByLink } from '#contract/people/invitations.ts'
import { BareForm } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { refreshClubs } from '../../shell/viewer.ts'

/** Reads a short code with or without blanks, or the last part of a whole link. */
const codeIn = (text: string): string => {
  const last = text.trim().split('/').at(-1) ?? ''
  return /^[a-z\s]+$/i.test(last) ? last.replaceAll(/\s/g, '').toUpperCase() : last.trim()
}

/**
 * Lets one join a club by its code, or ask to join it by its exact name, on a page or in a window.
 * `onDone` closes the window.
 */
export function JoinClub({ onDone = () => undefined }: { onDone?: () => void }) {
  const { t } = useTranslation('invitations')
  return (
    <Stack maw={480}>
      <OpenByCode onDone={onDone} />
      <Divider label={t('join.or')} />
      <AskByName onDone={onDone} />
    </Stack>
  )
}

/** The page of the link asks whether to join. */
function OpenByCode({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const form = useForm(joinByLink, {
    initial: { code: '' },
    answer: ({ code }) => {
      onDone()
      void navigate(paths.join(codeIn(code)))
    },
    guard: false,
  })
  return (
    <BareForm of={form}>
      <Stack align="flex-start">
        <TextField
          {...form.at('code')}
          w="100%"
          label={t('join.code')}
          description={t('join.codeHint')}
          maxLength={300}
          autoComplete="off"
        />
        <Button type="submit" disabled={codeIn(form.values.code) === ''}>
          {t('join.go')}
        </Button>
      </Stack>
    </BareForm>
  )
}

function AskByName({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('invitations')
  const form = useForm(askToJoin, {
    initial: { name: '' },
    own: [404],
    explain: ({ status }) => (status === 404 ? t('join.notFound') : null),
    saved: ({ data }) => t('join.asked', { club: data.club_name }),
    onSaved: async (_, __, { reset }) => {
      reset()
      onDone()
      await refreshClubs()
    },
    guard: false,
  })
  return (
    <BareForm of={form}>
      <Stack align="flex-start">
        <TextField
          {...form.at('name')}
          w="100%"
          label={t('join.name')}
          required={false}
          autoComplete="organization"
          error={form.errorAt('name') ?? form.message ?? undefined}
        />
        <Button
          type="submit"
          variant="default"
          disabled={form.values.name.trim() === ''}
          loading={form.pending}
        >
          {t('join.ask')}
        </Button>
      </Stack>
    </BareForm>
  )
}
