import { Button, Text, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linkDataExport } from '#contract/people/own-data.ts'
import { accountSettings } from '#contract/people/settings.ts'
import { query, type ApiOptions } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'

/** Asks for the address of an archive; with the code of who has a second step. */
type AskLink = (body: { otp?: string }, options?: ApiOptions) => Promise<{ data: { path: string } }>

/** The browser downloads it by itself and can resume it: an archive may be far too big to hold. */
const follow = (path: string) => window.location.assign(path)

type DownloadProps = ButtonProps & { link: AskLink; children: string }

/** Downloads an archive of data, after the code of the second step where the person has one. */
export function DownloadButton({ link, children, ...button }: DownloadProps) {
  const { t } = useTranslation('own-data')
  const settings = useQuery(query(accountSettings))
  const asked = useMutation({
    mutationFn: () => link({}),
    onSuccess: ({ data }) => follow(data.path),
  })
  const ask = () =>
    openModal({ title: t('code.title'), size: 'sm', content: <CodeForm link={link} /> })
  return (
    <Button
      {...button}
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={asked.isPending || settings.isLoading}
      onClick={settings.data?.data.second_step ? ask : () => asked.mutate()}
    >
      {children}
    </Button>
  )
}

/** A wrong code is shown at the field. */
const OWN = { own: [400, 429] }

function CodeForm({ link }: { link: AskLink }) {
  const { t } = useTranslation('own-data')
  const form = useForm(linkDataExport, {
    initial: { otp: '' },
    guard: false,
    send: ({ otp }) => link({ otp: otp.trim() }, OWN),
    onSaved: ({ data }) => {
      closeModal()
      follow(data.path)
    },
  })
  return (
    <Form of={form} submit={t('exports.download')}>
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
