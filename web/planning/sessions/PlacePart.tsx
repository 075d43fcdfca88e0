import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { venues } from '#contract/planning/sessions.ts'
import { query } from '../../api/api.ts'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PartProps } from './form-parts.ts'
import type { VenueDraft } from './session-draft.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import classes from './session-form.module.css'

const PinMap = lazy(() =>
  orNothing(import('../../ui/map/PinMap.tsx').then((module) => ({ default: module.PinMap }))),
)
const NEW = 'new'

/**
 * Where it is: one of the club's venues, those used last first, a new one with a pin on the map,
 * and words such as "steps by the boathouse".
 */
export function PlacePart({ draft, onChange, errors }: PartProps) {
  const { t } = useTranslation('session-form')
  const known = useQuery(query(venues)).data?.data ?? []
  const { venue } = draft
  const choose = (value: string | null) => {
    const chosen = known.find(({ id }) => String(id) === value)
    if (value === NEW)
      onChange({
        venue: { id: null, name: '', formatted_address: null, latitude: null, longitude: null },
      })
    else onChange({ venue: chosen ?? null })
  }
  const listed =
    venue?.id && !known.some(({ id }) => id === venue.id)
      ? [{ ...venue, id: venue.id }, ...known]
      : known
  return (
    <>
      <SearchSelect
        label={t('place.venue')}
        placeholder={t('place.choose')}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        data={[
          ...listed.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NEW, label: t('place.new') },
        ]}
        value={venue === null ? null : venue.id === null ? NEW : String(venue.id)}
        error={errors['venue.id']}
        onChange={choose}
      />
      {venue !== null && venue.id === null && (
        <NewVenue
          venue={venue}
          errors={errors}
          onChange={(part) =>
            onChange((now) => ({ venue: now.venue && { ...now.venue, ...part } }))
          }
        />
      )}
      <TextInput
        label={t('location')}
        placeholder={t('place.example')}
        maxLength={200}
        value={draft.location}
        error={errors['location']}
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
    </>
  )
}

type NewVenueProps = {
  venue: VenueDraft
  errors: PartProps['errors']
  onChange: (part: Partial<VenueDraft>) => void
}

function NewVenue({ venue, errors, onChange }: NewVenueProps) {
  const { t } = useTranslation('session-form')
  const { tileUrl, attribution } = useMemo(() => mapSettings(), [])
  const { latitude, longitude } = venue
  const pin = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  )
  return (
    <Stack gap="md" role="group" aria-label={t('place.new')}>
      <TextInput
        label={t('place.name')}
        withAsterisk
        maxLength={120}
        value={venue.name}
        error={errors['venue.name']}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('place.address')}
        maxLength={300}
        value={venue.formatted_address ?? ''}
        onChange={(event) => onChange({ formatted_address: event.currentTarget.value || null })}
      />
      <Text size="sm" c="dimmed">
        {t('place.pinHint')}
      </Text>
      <Suspense fallback={null}>
        <PinMap
          pin={pin}
          onPin={onChange}
          tileUrl={tileUrl}
          attribution={attribution}
          label={t('place.map')}
        />
      </Suspense>
      <div className={classes.pair}>
        <NumberField
          label={t('place.latitude')}
          min={-90}
          max={90}
          decimals={6}
          hideControls
          value={latitude}
          error={errors['venue.latitude']}
          onChange={(degrees) => onChange({ latitude: degrees })}
        />
        <NumberField
          label={t('place.longitude')}
          min={-180}
          max={180}
          decimals={6}
          hideControls
          value={longitude}
          error={errors['venue.longitude']}
          onChange={(degrees) => onChange({ longitude: degrees })}
        />
      </div>
      {pin && (
        <Button
          variant="default"
          className={classes.more}
          onClick={() => onChange({ latitude: null, longitude: null })}
        >
          {t('place.clear')}
        </Button>
      )}
    </Stack>
  )
}
