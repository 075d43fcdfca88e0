import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  deleteRaceReport,
  raceReport,
  raceReports,
  renameRaceReport,
  type RaceReport,
} from '#contract/analysis/race-analysis.ts'
import { api, invalidate } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'

type Named = Pick<RaceReport, 'uuid' | 'name'>
type ComparisonActionsProps = { report: Named; onDeleted: () => void }

/** Items of the menu of a saved comparison: rename it, delete it. */
export function ComparisonActions({ report, onDeleted }: ComparisonActionsProps) {
  const { t } = useTranslation('racing')
  const confirm = useConfirm()
  const { uuid } = report
  const removal = useMutation({
    mutationFn: () => api(deleteRaceReport, { params: { uuid } }),
    onSuccess: async () => {
      onDeleted()
      await invalidate(raceReports)
      notify('success', t('deletion.done'))
    },
  })
  const rename = () =>
    openModal({ title: t('rename.title'), size: 'sm', content: <Rename report={report} /> })
  const remove = async () => {
    const question = {
      title: t('deletion.title'),
      text: t('deletion.text'),
      confirm: t('deletion.button'),
      dangerous: true,
    }
    if (await confirm(question)) removal.mutate()
  }
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconPencil size={18} />} onClick={rename}>
        {t('rename.button')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void remove()}>
        {t('deletion.button')}
      </Menu.Item>
    </>
  )
}

function Rename({ report: { uuid, name } }: { report: Named }) {
  const { t } = useTranslation('racing')
  const form = useForm(renameRaceReport, {
    initial: { name },
    params: { uuid },
    refreshes: [raceReports, raceReport],
    saved: t('rename.saved'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('rename.button')} wide>
      <TextField {...form.at('name')} label={t('save.name')} data-autofocus />
    </Form>
  )
}
