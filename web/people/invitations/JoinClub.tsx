import { Button, Divider, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askToJoin } from '#contract/people/invitations.ts'
import { BareForm } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths.ts'
import { refreshClubs } from '../../shell/viewer.ts'

/** Reads a short code with or without blanks, or the last part of a whole link. */
export const codeIn = (text: string): string => {
  const last = text.trim().split('/').at(-1) ?? ''
  return /^[a-z\s]+$/i.test(last) ? last.replaceAll(/\s/g, '').toUpperCase() : last.trim()
}

/**
 * Lets one join a club by its code, or ask to join it by its exact name, on a page or in a window.
 * `onDone` closes the window.
 */
export function JoinClub({ onDone = () => undefined }: { onDone?: () => void }) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const open = async () => {
    onDone()
    await navigate(paths.join(codeIn(code)))
  }
  return (
    <Stack maw={480}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (codeIn(code) !== '') void open()
        }}
      >
        <Stack align="flex-start">
          <TextInput
            w="100%"
            label={t('join.code')}
            description={t('join.codeHint')}
            value={code}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" disabled={codeIn(code) === ''}>
            {t('join.go')}
          </Button>
        </Stack>
      </form>
      <Divider label={t('join.or')} />
      <AskByName onDone={onDone} />
    </Stack>
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
