import { Button, Text, type ButtonProps } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linkDataExport } from '#contract/people/own-data.ts'
import { accountSettings } from '#contract/people/settings.ts'
import { query, type ApiOptions } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'

type Proven<R> = {
  /** Calls the server, with the code of who has a second step. */
  send: (body: { otp?: string }, options?: ApiOptions) => Promise<R>
  onDone: (reply: R) => void
}
type ProvenProps<R> = ButtonProps & Proven<R> & { children: string }

/** Does something after the code of the second step, where the person has one. */
export function ProvenButton<R>({ send, onDone, children, ...button }: ProvenProps<R>) {
  const { t } = useTranslation('own-data')
  const settings = useQuery(query(accountSettings))
  const asked = useMutation({ mutationFn: () => send({}), onSuccess: onDone })
  const ask = () =>
    openModal({
      title: t('code.title'),
      size: 'sm',
      content: <CodeForm send={send} onDone={onDone} submit={children} />,
    })
  return (
    <Button
      {...button}
      loading={asked.isPending || settings.isLoading}
      onClick={settings.data?.data.second_step ? ask : () => asked.mutate()}
    >
      {children}
    </Button>
  )
}

/** A wrong code is shown at the field. */
const OWN = { own: [400, 429] }

function CodeForm<R>({ send, onDone, submit }: Proven<R> & { submit: string }) {
  const { t } = useTranslation('own-data')
  const form = useForm(linkDataExport, {
    initial: { otp: '' },
    guard: false,
    send: ({ otp }) => send({ otp: otp.trim() }, OWN),
    onSaved: (reply) => {
      closeModal()
      onDone(reply)
    },
  })
  return (
    <Form of={form} submit={submit}>
      <Text size="sm">{t('code.text')}</Text>
      <TextField
        {...form.at('otp')}
        label={t('code.label')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
      />
    </Form>
  )
}
