import { FileInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addEquipmentLog, uploadEquipmentPhoto } from '#contract/boats/boathouse.ts'
import { equipment, equipmentItem, equipmentLogs, type LogKind } from '#contract/boats/equipment.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { PickField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { SEVERITIES, type Severity } from './severities.ts'

type LogFormProps = { itemId: number; kinds: readonly LogKind[] }

const NOTE: LogKind = 'note'
const LIGHT: Severity = 1
const NO_FIGURE: number | null = null
const NO_PHOTO: File | null = null
const METRES_A_KM = 1000
const RAN: readonly LogKind[] = ['usage']

/** One entry of the log, with a photograph where there is damage. */
export function LogForm({ itemId, kinds }: LogFormProps) {
  const { t } = useTranslation('equipment')
  const form = useForm(addEquipmentLog, {
    initial: {
      kind: kinds[0] ?? NOTE,
      text: null,
      severity: LIGHT,
      kilometres: NO_FIGURE,
      time: null,
      photo: NO_PHOTO,
    },
    send: async ({ kind, text, severity, kilometres, time, photo }, call) => {
      const ran = RAN.includes(kind) && {
        distance: kilometres === null ? null : kilometres * METRES_A_KM,
        time,
      }
      const body = { kind, text, ...(kind === 'damage' && { severity }), ...ran }
      const { data } = await call(addEquipmentLog, { params: { id: itemId }, body })
      if (photo)
        await call(uploadEquipmentPhoto, { params: { id: data.id }, upload: {}, file: photo })
    },
    refreshes: [equipmentItem, equipmentLogs, equipment],
    saved: (_, { kind }) => t(kind === 'damage' ? 'log.reported' : 'log.saved'),
    onSaved: closeModal,
  })
  const { kind, severity } = form.values
  const damage = kind === 'damage'
  return (
    <Form of={form} submit={damage ? t('report') : t('log.save')} wide>
      {kinds.length > 1 && (
        <PickField
          {...form.at('kind')}
          label={t('log.kind')}
          choices={kinds.map((value) => ({ value, label: t(`logKinds.${value}`) }))}
        />
      )}
      <ProseField
        {...form.at('text')}
        label={t('log.text')}
        description={damage ? t('log.damageHint') : undefined}
        required={damage || kind === 'note'}
        data-autofocus
      />
      {damage && (
        <SegmentedAnswer
          label={t('log.severity')}
          options={SEVERITIES.map(([value, word]) => ({ value, label: t(`severities.${word}`) }))}
          value={severity}
          onAnswer={(answer) => form.set({ severity: answer })}
        />
      )}
      {RAN.includes(kind) && (
        <>
          <NumberField
            {...form.at('kilometres')}
            label={t('log.distance')}
            min={0}
            max={999}
            decimals={1}
            error={form.errorAt('distance')}
          />
          <DurationInput
            {...form.at('time')}
            label={t('log.time')}
            mask="H:mm"
            error={form.errorAt('time') ?? null}
          />
        </>
      )}
      <FileInput
        {...form.at('photo')}
        label={t('log.photo')}
        accept="image/jpeg,image/png,image/webp"
        clearable
      />
    </Form>
  )
}
