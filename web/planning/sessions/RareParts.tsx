import { useTranslation } from 'react-i18next'
import { plannedParts } from '#domain/rules/plan.ts'
import { AmountFields } from './AmountFields.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import type { PartProps } from './form-parts.ts'
import { NotesPart } from './NotesPart.tsx'
import { OptionsPart } from './OptionsPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import type { SessionDraft } from './session-draft.ts'
import { TrainingPart } from './TrainingPart.tsx'
import { WeatherPart } from './WeatherPart.tsx'
import classes from './session-form.module.css'

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
