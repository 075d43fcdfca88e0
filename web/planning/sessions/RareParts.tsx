import { useTranslation } from 'react-i18next'
import { FoldedPart } from './FoldedPart.tsx'
import type { PartProps } from './form-parts.ts'
import { NotesPart } from './NotesPart.tsx'
import { OptionsPart } from './OptionsPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import { WeatherPart } from './WeatherPart.tsx'

/** Place, notes, weather and options: each folded away until it is needed. */
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
    attendance_limit,
    competitive,
    restricted_view,
    seat_racing,
    alternative_results,
    video_stream_url,
    public_page_intro,
  } = draft
  const options =
    [competitive, restricted_view, seat_racing, alternative_results].some(Boolean) ||
    attendance_limit !== null
  return (
    <div className="rare-parts">
      <FoldedPart
        title={t('parts.place')}
        filled={draft.venue !== null || draft.location !== ''}
        fault={faultIn('venue', 'location')}
      >
        <PlacePart {...part} />
      </FoldedPart>
      <FoldedPart
        title={t('parts.notes')}
        filled={draft.description !== '' || draft.tags.length > 0}
        fault={faultIn('description', 'tags')}
      >
        <NotesPart {...part} />
      </FoldedPart>
      <FoldedPart
        title={t('parts.weather')}
        filled={Object.values(draft.weather).some((value) => value !== null)}
        fault={faultIn('weather')}
      >
        <WeatherPart {...part} />
      </FoldedPart>
      <FoldedPart
        title={t('parts.options')}
        filled={options || video_stream_url !== '' || public_page_intro !== ''}
        fault={faultIn('video_stream_url', 'attendance_limit', 'public_page_intro', 'seat_racing')}
      >
        <OptionsPart {...part} />
      </FoldedPart>
    </div>
  )
}
