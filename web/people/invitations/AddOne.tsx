import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAnswer } from '#contract/people/invitations.ts'
import { notify } from '../../shell/notices.ts'
import { sendRows, type InviteOptions } from './send-rows.ts'

const BLANK = { first_name: '', last_name: '', email: '' }

/** One person after the other. */
export function AddOne({ options }: { options: InviteOptions }) {
  const { t } = useTranslation('invitations')
  const [person, setPerson] = useState(BLANK)
  const [answer, setAnswer] = useState<RowAnswer | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const trial = await sendRows([{ line: 1, ...person }], options, { dryRun: true })
      return trial[0]?.outcome === 'ready'
        ? sendRows([{ line: 1, ...person }], options, { dryRun: false })
        : trial
    },
    onSuccess: ([row]) => {
      setAnswer(row ?? null)
      if (!row || row.outcome === 'refused') return
      if (row.outcome === 'already-member') return notify('info', t('one.there', { name }))
      notify('success', t(row.outcome === 'invited' ? 'one.invited' : 'one.added', { name }))
      setPerson(BLANK)
      first.current?.focus()
    },
  })
  const field = (key: keyof typeof BLANK) => ({
    label: t(`fields.${key}`),
    value: person[key],
    error: answer?.errors[key]?.join(' '),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setPerson({ ...person, [key]: event.currentTarget.value }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Stack maw={480}>
        <TextInput ref={first} {...field('first_name')} autoComplete="off" maxLength={100} />
        <TextInput {...field('last_name')} autoComplete="off" maxLength={100} />
        <TextInput
          {...field('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          withAsterisk={false}
        />
        <Group>
          <Button type="submit" loading={isPending}>
            {t(options.invite ? 'one.invite' : 'one.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
