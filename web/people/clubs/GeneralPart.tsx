import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../form/TextFields.tsx'
import { useFormat } from '../../format/format.ts'
import { ClockNote } from './ClockNote.tsx'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'
import { ClubForm, OfClub } from './ClubForm.tsx'
import { ClubPicture } from './ClubPicture.tsx'

/** What the club is called and looks like, and where and what it trains. */
export function GeneralPart() {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return (
    <Stack gap="xl">
      <OfClub>{(club) => <ClubPicture club={club} />}</OfClub>
      <ClubForm>
        {({ club, saved, draft, at }) => (
          <>
            <TextField {...at('name')} label={t('fields.name')} required />
            <CountrySelect {...at('country')} />
            <TimeZoneSelect {...at('time_zone')} />
            {draft.time_zone !== saved.time_zone && <ClockNote {...club.by_clock} />}
            <SportSelect {...at('default_sport_id')} />
            <Text size="sm" c="dimmed">
              {t('edit.storage', {
                used: format.bytes(club.storage.used),
                most: format.bytes(club.storage.most),
              })}
            </Text>
          </>
        )}
      </ClubForm>
    </Stack>
  )
}
