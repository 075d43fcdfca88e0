import { ActionIcon, Button, ColorInput, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHASE_KINDS, type Phase } from '#domain/season/season.ts'
import { closeModal } from '../../shell/modals.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { useSeasonWords } from './use-season-words.ts'
import classes from './season.module.css'

export type PhasesFormProps = {
  phases: readonly Phase[]
  weeks: number
  onSave: (phases: Phase[]) => void
}

type Line = Phase & { key: number }

/** The phases of a season in order, with names and colours of one's own. */
export function PhasesForm({ phases, weeks, onSave }: PhasesFormProps) {
  const { t } = useTranslation('season')
  const [lines, setLines] = useState<Line[]>(phases.map((phase, key) => ({ ...phase, key })))
  const free = weeks - lines.reduce((sum, line) => sum + line.weeks, 0)
  const set = (key: number, change: Partial<Phase>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)))
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1
    setLines([...lines, { key, kind: 'base', weeks: Math.max(1, free), name: null, colour: null }])
  }
  const save = () => {
    onSave(
      lines.map(({ kind, weeks: long, name, colour }) => ({ kind, weeks: long, name, colour })),
    )
    closeModal()
  }
  return (
    <Stack>
      {lines.map((line) => (
        <PhaseLine
          key={line.key}
          phase={line}
          most={line.weeks + Math.max(0, free)}
          onChange={(change) => set(line.key, change)}
          onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={free <= 0}
        onClick={add}
      >
        {t('editPhases.add')}
      </Button>
      <Button disabled={free < 0} onClick={save}>
        {t('editPhases.save')}
      </Button>
    </Stack>
  )
}

type PhaseLineProps = {
  phase: Phase
  most: number
  onChange: (change: Partial<Phase>) => void
  onRemove: () => void
}

function PhaseLine({ phase, most, onChange, onRemove }: PhaseLineProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  return (
    <div className={classes.phaseLine}>
      <NativeSelect
        label={t('editPhases.kind')}
        value={phase.kind}
        data={PHASE_KINDS.map((kind) => ({ value: kind, label: t(`phases.${kind}`) }))}
        onChange={(event) => {
          const kind = PHASE_KINDS.find((one) => one === event.currentTarget.value)
          if (kind) onChange({ kind })
        }}
      />
      <TextInput
        label={t('editPhases.name')}
        maxLength={40}
        value={phase.name ?? ''}
        onChange={(event) =>
          onChange({
            name: event.currentTarget.value.trim() === '' ? null : event.currentTarget.value,
          })
        }
      />
      <NumberField
        label={t('editPhases.weeks')}
        min={1}
        max={most}
        value={phase.weeks}
        onChange={(weeks) => weeks !== null && onChange({ weeks })}
      />
      <ColorInput
        label={t('editPhases.colour')}
        format="hex"
        value={phase.colour ?? ''}
        onChange={(colour) => onChange({ colour: /^#[0-9a-f]{6}$/.test(colour) ? colour : null })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('editPhases.remove', { name: words.phase(phase) })}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}
