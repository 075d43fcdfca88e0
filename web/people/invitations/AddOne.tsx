import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteMembers } from '#contract/people/invitations.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { notify } from '../../shell/notices.ts'
import { useSendsMail } from '../account/open.ts'
import { sendRows, type InviteOptions } from './send-rows.ts'

/** One person after the other. */
export function AddOne({ options }: { options: InviteOptions }) {
  const { t } = useTranslation('invitations')
  const invited = useSendsMail() ? 'one.invited' : 'one.ready'
  const first = useRef<HTMLInputElement>(null)
  const form = useForm(inviteMembers, {
    initial: { first_name: '', last_name: '', email: '', guardian_email: '' },
    send: async (person, call) => {
      const rows = [{ line: 1, ...person }]
      const [trial] = await sendRows(rows, options, { dryRun: true, call })
      return trial?.outcome === 'ready'
        ? (await sendRows(rows, options, { dryRun: false, call }))[0]
        : trial
    },
    errorsIn: (row) => row?.errors ?? {},
    onSaved: (row, person, { reset }) => {
      if (!row || row.outcome === 'refused') return
      const name = [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email
      if (row.outcome === 'already-member') return notify('info', t('one.there', { name }))
      notify('success', t(row.outcome === 'invited' ? invited : 'one.added', { name }))
      reset()
      first.current?.focus()
    },
    guard: false,
  })
  return (
    <Form
      of={form}
      submit={t(options.invite && form.values.email !== '' ? 'one.invite' : 'one.add')}
      width={480}
    >
      <TextField
        {...form.at('first_name')}
        ref={first}
        label={t('fields.first_name')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...form.at('last_name')}
        label={t('fields.last_name')}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...form.at('email')}
        label={t('fields.email')}
        description={t('one.emailHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <TextField
        {...form.at('guardian_email')}
        label={t('fields.guardian_email')}
        description={t('one.guardianHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </Form>
  )
}
