import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { PinMap } from '../../ui/map/PinMap.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps, Venue } from './club-draft.ts'
import classes from './clubs.module.css'

const NOWHERE: Venue = { name: '', formatted_address: null, latitude: null, longitude: null }

/** Where the club trains: a name, an address, and a pin by click or by degrees. */
function VenueFields({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  const { venue } = draft
  return (
    <div className={classes.part}>
      <Checkbox
        label={t('venue.has')}
        checked={venue !== null}
        onChange={(event) => set({ venue: event.currentTarget.checked ? NOWHERE : null })}
      />
      {venue && (
        <Fields
          venue={venue}
          onChange={(part) => set({ venue: { ...venue, ...part } })}
          errorOf={errorOf}
        />
      )}
    </div>
  )
}

type FieldsProps = {
  venue: Venue
  onChange: (part: Partial<Venue>) => void
  errorOf: PartProps['errorOf']
}

function Fields({ venue, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('clubs')
  const { tileUrl, attribution } = useMemo(() => mapSettings(), [])
  const { latitude, longitude } = venue
  const pin = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  )
  return (
    <>
      <TextInput
        label={t('venue.name')}
        required
        maxLength={120}
        value={venue.name}
        error={errorOf('venue.name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('venue.address')}
        maxLength={300}
        autoComplete="street-address"
        value={venue.formatted_address ?? ''}
        error={errorOf('venue.formatted_address')}
        onChange={(event) => onChange({ formatted_address: event.currentTarget.value || null })}
      />
      <Text size="sm" c="dimmed">
        {t('venue.pinHint')}
      </Text>
      <PinMap
        pin={pin}
        onPin={onChange}
        tileUrl={tileUrl}
        attribution={attribution}
        label={t('venue.map')}
      />
      <div className={classes.pair}>
        <NumberField
          label={t('venue.latitude')}
          min={-90}
          max={90}
          decimals={6}
          hideControls
          value={latitude}
          error={errorOf('venue.latitude')}
          onChange={(degrees) => onChange({ latitude: degrees })}
        />
        <NumberField
          label={t('venue.longitude')}
          min={-180}
          max={180}
          decimals={6}
          hideControls
          value={longitude}
          error={errorOf('venue.longitude')}
          onChange={(degrees) => onChange({ longitude: degrees })}
        />
      </div>
      {pin && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          onClick={() => onChange({ latitude: null, longitude: null })}
        >
          {t('venue.clear')}
        </Button>
      )}
    </>
  )
}

/** Where the club trains. */
export const VenuePart = () => <ClubForm>{(fields) => <VenueFields {...fields} />}</ClubForm>
