import { Alert, Button, FileInput, Select, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addEquipmentLog, uploadEquipmentPhoto } from '#contract/boats/boathouse.ts'
import { equipment, equipmentItem, type LogKind } from '#contract/boats/equipment.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { SEVERITIES, type Severity } from './severities.ts'

type Props = { itemId: number; kinds: readonly LogKind[] }

const OWN = [400, 413, 415, 422]
const METRES_A_KM = 1000
const RAN: readonly LogKind[] = ['usage']

/** One entry of the log, with a photograph where there is damage. */
export function LogForm({ itemId, kinds }: Props) {
  const { t } = useTranslation('equipment')
  const [kind, setKind] = useState<LogKind>(kinds[0] ?? 'note')
  const [text, setText] = useState('')
  const [severity, setSeverity] = useState<Severity>(1)
  const [kilometres, setKilometres] = useState<number | null>(null)
  const [time, setTime] = useState<number | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const damage = kind === 'damage'
  const save = useMutation({
    mutationFn: async () => {
      const ran = RAN.includes(kind) && { distance: kilometres === null ? null : kilometres * METRES_A_KM, time }
      const body = { kind, text: text.trim() || null, ...(damage && { severity }), ...ran }
      const { data } = await api(addEquipmentLog, { params: { id: itemId }, body }, { own: OWN })
      if (photo) await api(uploadEquipmentPhoto, { params: { id: data.id }, upload: {}, file: photo }, { own: OWN })
    },
    onSuccess: async () => {
      closeModal()
      notify('success', t(damage ? 'log.reported' : 'log.saved'))
      await invalidate(equipmentItem, equipment)
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md">
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        {kinds.length > 1 && (
          <Select
            label={t('log.kind')}
            data={kinds.map((value) => ({ value, label: t(`logKinds.${value}`) }))}
            value={kind}
            allowDeselect={false}
            onChange={(value) => setKind((value as LogKind | null) ?? kind)}
          />
        )}
        <Textarea
          label={t('log.text')}
          description={damage ? t('log.damageHint') : undefined}
          required={kind === 'damage' || kind === 'note'}
          autosize
          minRows={2}
          maxLength={2000}
          data-autofocus
          value={text}
          error={problem?.errors['text']?.[0]}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {damage && (
          <SegmentedAnswer
            label={t('log.severity')}
            options={SEVERITIES.map(([value, word]) => ({ value, label: t(`severities.${word}`) }))}
            value={severity}
            onAnswer={setSeverity}
          />
        )}
        {RAN.includes(kind) && (
          <>
            <NumberField
              label={t('log.distance')}
              min={0}
              max={999}
              decimals={1}
              value={kilometres}
              error={problem?.errors['distance']?.[0]}
              onChange={setKilometres}
            />
            <DurationInput label={t('log.time')} mask="H:mm" value={time} onChange={setTime} error={problem?.errors['time']?.[0] ?? null} />
          </>
        )}
        <FileInput label={t('log.photo')} accept="image/jpeg,image/png,image/webp" clearable value={photo} onChange={setPhoto} />
        <Button type="submit" loading={save.isPending}>
          {damage ? t('report') : t('log.save')}
        </Button>
      </Stack>
    </form>
  )
}
