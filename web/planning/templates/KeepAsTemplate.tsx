import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addTemplate, templates, type TemplatePlan } from '#contract/planning/templates.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { closeModal, openModal } from '../../shell/modals.ts'

type TemplateContent = { plan: TemplatePlan; duration: number }
export type KeepAsTemplateProps = {
  name: string
  /** Null while something in the plan has to be put right. */ kept: () => TemplateContent | null
}

/** Puts a plan into the club's library. */
export function KeepAsTemplate({ name, kept }: KeepAsTemplateProps) {
  const { t } = useTranslation('templates')
  const ask = () => {
    const plan = kept()
    if (plan)
      openModal({
        title: t('keepTitle'),
        size: 'sm',
        content: <Question name={name} kept={plan} />,
      })
  }
  return (
    <Button
      variant="subtle"
      style={{ alignSelf: 'flex-start', justifySelf: 'start' }}
      onClick={ask}
    >
      {t('keep')}
    </Button>
  )
}

function Question({ name, kept }: { name: string; kept: TemplateContent }) {
  const { t } = useTranslation('templates')
  const viewer = useViewer()
  const form = useForm(addTemplate, {
    initial: { name },
    send: (values, call) =>
      call(addTemplate, { body: { ...values, ...withoutLacked('addTemplate', kept, viewer) } }),
    refreshes: [templates],
    saved: t('kept'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('keep')} wide>
      <TextField
        {...form.at('name')}
        label={t('name')}
        description={t('keepHint')}
        required={false}
        data-autofocus
      />
    </Form>
  )
}
