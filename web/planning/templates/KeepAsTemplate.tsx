import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addTemplate, templates, type TemplatePlan } from '#contract/planning/templates.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'

export type Kept = { plan: TemplatePlan; duration: number }
export type KeepAsTemplateProps = { name: string; /** Null while something in the plan has to be put right. */ kept: () => Kept | null }

/** Puts a plan into the club's library. */
export function KeepAsTemplate({ name, kept }: KeepAsTemplateProps) {
  const { t } = useTranslation('templates')
  const ask = () => {
    const plan = kept()
    if (plan) openModal({ title: t('keepTitle'), size: 'sm', content: <Question name={name} kept={plan} /> })
  }
  return (
    <Button variant="subtle" className="session-more" onClick={ask}>
      {t('keep')}
    </Button>
  )
}

function Question({ name, kept }: { name: string; kept: Kept }) {
  const { t } = useTranslation('templates')
  const [typed, setTyped] = useState(name)
  const save = useMutation({
    mutationFn: () => api(addTemplate, { body: { name: typed, ...kept } }, { own: [400] }),
    onSuccess: async () => {
      await invalidate(templates)
      notify('success', t('kept'))
      closeModal()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim() !== '') save.mutate()
  }
  return (
    <form onSubmit={send}>
      <Stack>
        <TextInput
          label={t('name')}
          description={t('keepHint')}
          data-autofocus
          maxLength={120}
          value={typed}
          error={save.error instanceof ApiProblem && save.error.message}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('keep')}
        </Button>
      </Stack>
    </form>
  )
}
