import { Stack, Text, Button, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useState, useId } from 'react'
import type { Morning } from '#contract/analysis/monitoring.ts'
import { MORNING_FIELDS, type MorningNumber, type ScaleNumber } from '#domain/monitoring/fields.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { soonStored } from '../../offline/outbox-state.ts'
import { closeModal } from '../../shell/modals.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { notify } from '../../shell/notices.ts'
import { colon, listSeparator, sentenceGap } from '../../format/punctuation.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { useMorning, sendMorning } from './queries.ts'
import { useClubDay } from '../../format/club-clock.ts'
import { HealthFields, NoteFields } from './HealthFields.tsx'
import { askedFields, morningSubject, type MorningDraft } from './morning-model.ts'
import { StepperField } from './StepperField.tsx'
import { useMorningDraft } from './use-morning-draft.ts'
import { useMorningWords } from './use-morning-words.ts'
import classes from './monitoring.module.css'

type ScaleFieldProps = {
  name: ScaleNumber
  label: string
  value: number | null
  /** What was said the last time. */
  hint: number | null
  /** What is rated, instead of what the first and the last step mean. */
  about?: string
  onChange: (value: number | null) => void
}

/** Steps as buttons, one tap; another tap on the same one takes it back. */
function ScaleField({ name, label, value, hint, about = '', onChange }: ScaleFieldProps) {
  const { t } = useTranslation('monitoring')
  const id = useId()
  const steps = Array.from({ length: MORNING_FIELDS[name].max }, (_, index) => index + 1)
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.ends}>{about || t(`ends.${name}`)}</span>
      </div>
      <div className={classes.steps}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={classes.step}
            aria-pressed={value === step}
            aria-label={`${label}${colon()}${step}`}
            {...(hint === step && { 'data-before': true, title: t('lastTime') })}
            onClick={() => onChange(value === step ? null : step)}
          >
            {step}
          </button>
        ))}
      </div>
    </div>
  )
}

/** All of a morning on one page, saved with one tap. */
function MorningForm({ morning }: { morning: Morning }) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const words = useMorningWords()
  const isOwn = useViewer().user_id === morning.user_id
  const { user_id, day } = morning
  const { change, values, isTyped, ...typed } = useMorningDraft(morning.values, words.number)
  const [more, setMore] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useLeaveGuard(isTyped)
  const set = (part: Partial<MorningDraft>) => {
    setFault(null)
    typed.set(part)
  }
  const fields = askedFields(morning, values)
  const shown = more ? [...fields.first, ...fields.more] : fields.first
  const part = { draft: typed.draft, set }

  const save = async () => {
    if (!change) return setFault(t('fixFirst'))
    if (!isTyped) return values ? closeModal() : setFault(t('empty'))
    await sendMorning(user_id, t('titleOf', { day: format.within.day(day) }), { day, ...change })
    closeModal()
    const isStored = await soonStored(morningSubject(user_id))
    return notify(isStored ? 'success' : 'info', t(isStored ? 'saved' : 'kept'))
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Numbers names={shown} morning={morning} {...part} />
      <HealthFields {...part} />
      {more && isOwn && <NoteFields {...part} />}
      {!more && (
        <UnstyledButton mih={44} c="var(--mantine-color-anchor)" onClick={() => setMore(true)}>
          {t(isOwn ? 'showMore' : 'showMoreOfOthers')}
        </UnstyledButton>
      )}
      <div className={classes.save}>
        <Button type="submit" size="md" flex={1}>
          {t('save')}
        </Button>
        {fault !== null && (
          <Text size="sm" c="red" role="alert" flex="1 1 100%">
            {fault}
          </Text>
        )}
      </div>
    </form>
  )
}

type NumbersProps = {
  names: readonly MorningNumber[]
  morning: Morning
  draft: MorningDraft
  set: (part: Partial<MorningDraft>) => void
}

const isScale = (name: MorningNumber): name is ScaleNumber => MORNING_FIELDS[name].unit === 'scale'

/** What is typed stands first and in pairs, then what is tapped. */
function Numbers({ names, morning: { before, readings, trained }, draft, set }: NumbersProps) {
  const words = useMorningWords()
  const write = (name: MorningNumber, text: string) =>
    set({ texts: { ...draft.texts, [name]: text } })
  const typed = names.filter((name) => !isScale(name))
  return (
    <>
      {typed.length > 0 && (
        <div className={classes.pair}>
          {typed.map((name) => (
            <StepperField
              key={name}
              name={name}
              label={words.nameOf(name)}
              text={draft.texts[name] ?? ''}
              hint={before?.[name] ?? null}
              readings={readings}
              onChange={(text) => write(name, text)}
            />
          ))}
        </div>
      )}
      {names.filter(isScale).map((name) => (
        <ScaleField
          key={name}
          name={name}
          label={words.nameOf(name)}
          value={Number(draft.texts[name]) || null}
          hint={before?.[name] ?? null}
          {...(name === 'training_quality' && {
            about: trained.map((session) => session.name).join(listSeparator()),
          })}
          onChange={(value) => write(name, value === null ? '' : String(value))}
        />
      ))}
    </>
  )
}

type MorningDialogProps = { userId: number; day: string }

/** What is in the window in which a morning is entered. */
export function MorningDialog({ userId, day }: MorningDialogProps) {
  const { t } = useTranslation('monitoring')
  const isOwn = useViewer().user_id === userId
  // Another day's question would take away what is being typed at midnight.
  const [today] = useState(useClubDay())
  const { morning, asked } = useMorning(userId, day, today)
  if (!morning) return <Waiting for={asked} rows={8} part />
  return (
    <Stack gap="sm">
      {!isOwn && <Text size="sm">{morning.full_name}</Text>}
      <MorningConflicts userId={userId} />
      {morning.can_write && morning.consents ? (
        <MorningForm morning={morning} />
      ) : (
        <Text>
          {morning.consents ? t('closed') : t('noConsent')}
          {sentenceGap()}
          {!morning.consents && isOwn && <Link to={paths.healthConsent()}>{t('toConsent')}</Link>}
        </Text>
      )}
    </Stack>
  )
}
