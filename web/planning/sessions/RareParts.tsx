import { useTranslation } from 'react-i18next'
import { TagsInput, Textarea, Button, Collapse, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { plannedParts } from '#domain/rules/plan.ts'
import { eventTags } from '#contract/lookups.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { query } from '../../api/api.ts'
import type { PartProps } from './form-parts.ts'
import { OptionsPart } from './OptionsPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import type { SessionDraft } from './session-draft.ts'
import { TrainingPart } from './TrainingPart.tsx'
import { WeatherPart } from './WeatherPart.tsx'
import { isLeftOpen, keepOpen } from './kept-choices.ts'
import classes from './session-form.module.css'

type FoldedPartProps = {
  /** By this it is remembered on this device whether the part was left open. */
  name: string
  title: string
  /** Something is in it. */
  filled: boolean
  /** The attempt to save at which something was wrong with it; 0 while nothing is. */
  fault: number
  children: ReactNode
}

/**
 * Fields that are rarely needed, folded away unless there is something in them or one has left them
 * open. Each attempt to save that stumbles over one of them shows them again.
 */
function FoldedPart({ name, title, filled, fault, children }: FoldedPartProps) {
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(() => (isLeftOpen(name) ? true : null))
  const [seen, setSeen] = useState({ filled, fault })
  if ((filled && !seen.filled) || fault > seen.fault) {
    setSeen({ filled: filled || seen.filled, fault })
    setChosen(true)
  }
  const open = chosen ?? (seen.filled || seen.fault > 0)
  const Arrow = open ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="md" align="stretch" onInvalidCapture={() => setChosen(true)}>
      <Button
        variant="subtle"
        className={classes.more}
        leftSection={<Arrow size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setChosen(!open)
          keepOpen(name, !open)
        }}
      >
        {title}
      </Button>
      <Collapse id={id} expanded={open}>
        <Stack gap="md">{children}</Stack>
      </Collapse>
    </Stack>
  )
}

/** What there is to say about it, and the club's words to find it by. */
function NotesPart({ draft, onChange, errors }: Pick<PartProps, 'draft' | 'onChange' | 'errors'>) {
  const { t } = useTranslation('session-form')
  const tags = useQuery(query(eventTags)).data?.data ?? []
  return (
    <>
      <Textarea
        label={t('description')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={10_000}
        value={draft.description}
        error={errors['description']}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        data={tags.map(({ tag_text }) => tag_text)}
        value={[...draft.tags]}
        error={errors['tags']}
        maxTags={20}
        onChange={(next) =>
          onChange({ tags: next.map((tag) => tag.trim().slice(0, 60)).filter(Boolean) })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
    </>
  )
}

/** How far and how long in all. */
function AmountFields({ draft, onChange, errors, onReadable }: PartProps) {
  const { t } = useTranslation('session-form')
  return (
    <div className={classes.pair}>
      <DistanceInput
        label={t('plannedDistance')}
        value={draft.planned_distance}
        error={errors['planned_distance'] ?? null}
        onChange={(planned_distance) => onChange({ planned_distance })}
        onReadable={(readable) => onReadable('planned_distance', readable)}
      />
      <DurationInput
        label={t('plannedTime')}
        mask="H:mm"
        value={draft.planned_time}
        error={errors['planned_time'] ?? null}
        onChange={(planned_time) => onChange({ planned_time })}
        onReadable={(readable) => onReadable('planned_time', readable)}
      />
    </div>
  )
}

/** Effort, place, notes, weather and options: each folded away until it is needed. */
export function RareParts({ attempts, ...part }: PartProps & { attempts: number }) {
  const { t } = useTranslation('session-form')
  const { draft, errors } = part
  const faultIn = (...fields: string[]): number => {
    const wrong = Object.keys(errors).some((path) =>
      fields.some((field) => path === field || path.startsWith(`${field}.`)),
    )
    return wrong ? attempts : 0
  }
  const {
    kind,
    sport_id,
    attendance_limit,
    competitive,
    restricted_view,
    alternative_results,
    video_stream_url,
    public_page_intro,
  } = draft
  const hasTraining = kind === 'session' && plannedParts(sport_id ?? 0).intensities
  const options =
    [competitive, restricted_view, alternative_results].some(Boolean) || attendance_limit !== null
  return (
    <div className={classes.rareParts}>
      {hasTraining && (
        <FoldedPart
          name="training"
          title={t('parts.training')}
          filled={isTrainingFilled(draft)}
          fault={faultIn('focus_ids', 'planned_distance', 'planned_time')}
        >
          <AmountFields {...part} />
          <TrainingPart {...part} />
        </FoldedPart>
      )}
      <FoldedPart
        name="place"
        title={t('parts.place')}
        filled={draft.venue !== null || draft.location !== ''}
        fault={faultIn('venue', 'location')}
      >
        <PlacePart {...part} />
      </FoldedPart>
      <FoldedPart
        name="notes"
        title={t('parts.notes')}
        filled={draft.description !== '' || draft.tags.length > 0}
        fault={faultIn('description', 'tags')}
      >
        <NotesPart {...part} />
      </FoldedPart>
      <FoldedPart
        name="weather"
        title={t('parts.weather')}
        filled={Object.values(draft.weather).some((value) => value !== null)}
        fault={faultIn('weather')}
      >
        <WeatherPart {...part} />
      </FoldedPart>
      <FoldedPart
        name="options"
        title={t('parts.options')}
        filled={options || video_stream_url !== '' || public_page_intro !== ''}
        fault={faultIn('video_stream_url', 'attendance_limit', 'public_page_intro')}
      >
        <OptionsPart {...part} />
      </FoldedPart>
    </div>
  )
}

const isTrainingFilled = (draft: SessionDraft): boolean =>
  [draft.planned_distance, draft.planned_time, draft.planned_rpe].some((value) => value !== null) ||
  [
    draft.intensities,
    draft.heart_rate_intensities,
    draft.stroke_rate_intensities,
    draft.focus_ids,
  ].some((list) => list.length > 0)
