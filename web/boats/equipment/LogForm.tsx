import { Fieldset, FileInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addEquipmentLog } from '#contract/boats/boathouse.ts'
import { equipment, equipmentItem, equipmentLogs, type LogKind } from '#contract/boats/equipment.ts'
import { invalidate } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { PickField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { RAN, sendLog } from './send-log.ts'
import { SEVERITIES, type Severity } from './severities.ts'

type LogFormProps = { itemId: number; kinds: readonly LogKind[] }

const NOTE: LogKind = 'note'
const LIGHT: Severity = 1
const NO_FIGURE: number | null = null
const NO_PHOTO: File | null = null
const SHOWING_LOGS = [equipmentItem, equipmentLogs, equipment]

/** One entry of the log, with a photograph where there is damage. */
export function LogForm({ itemId, kinds }: LogFormProps) {
  const { t } = useTranslation('equipment')
  /** The entry, once it is stored: only its photo is sent after that. */
  const [stored, setStored] = useState<number | null>(null)
  const remember = (id: number) => {
    setStored(id)
    // A window closed without a photo shows the entry as well.
    void invalidate(...SHOWING_LOGS)
  }
  const form = useForm(addEquipmentLog, {
    initial: {
      kind: kinds[0] ?? NOTE,
      text: null,
      severity: LIGHT,
      kilometres: NO_FIGURE,
      time: null,
      photo: NO_PHOTO,
    },
    send: (entry, call) => sendLog({ itemId, stored, onStored: remember }, entry, call),
    refreshes: [...SHOWING_LOGS],
    explain: ({ message }) => (stored === null ? null : t('log.photoRefused', { reason: message })),
    saved: (_, { kind }) => t(kind === 'damage' ? 'log.reported' : 'log.saved'),
    onSaved: closeModal,
  })
  const { kind, severity } = form.values
  const damage = kind === 'damage'
  return (
    <Form of={form} submit={damage ? t('report') : t('log.save')} wide>
      <Fieldset variant="unstyled" disabled={stored !== null}>
        <Stack gap="md">
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
              options={SEVERITIES.map(([value, word]) => ({
                value,
                label: t(`severities.${word}`),
              }))}
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
        </Stack>
      </Fieldset>
      <FileInput
        {...form.at('photo')}
        label={t('log.photo')}
        accept="image/jpeg,image/png,image/webp"
        clearable
      />
    </Form>
  )
}
