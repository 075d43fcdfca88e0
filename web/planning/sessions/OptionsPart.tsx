import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plannedParts } from '#domain/rules/plan.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { EntryNotice } from '../../shell/EntryNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PartProps } from './form-parts.ts'

const MOST_PLACES = 10_000

/** Places, results and what others see: the rare choices. */
export function OptionsPart({ draft, onChange, errors }: PartProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const parts = draft.sport_id === null ? null : plannedParts(draft.sport_id)
  const choice = (field: 'competitive' | 'restricted_view' | 'alternative_results') => (
    <Checkbox
      label={t(`options.${field}`)}
      description={t(`options.${field}Hint`)}
      checked={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
  )
  return (
    <>
      <NumberField
        label={t('options.limit')}
        description={t('options.limitHint')}
        min={1}
        max={MOST_PLACES}
        value={draft.attendance_limit}
        error={errors['attendance_limit']}
        onChange={(value) => onChange({ attendance_limit: value })}
      />
      {draft.kind === 'session' && parts?.results !== false && (
        <>
          {(draft.competitive || opensEntry('updateSession', 'competitive', viewer)) &&
            choice('competitive')}
          <EntryNotice call="updateSession" path="competitive" />
          {choice('restricted_view')}
          {choice('alternative_results')}
        </>
      )}
      <TextInput
        type="url"
        label={t('options.video')}
        placeholder="https://"
        maxLength={2000}
        value={draft.video_stream_url}
        error={errors['video_stream_url']}
        onChange={(event) => onChange({ video_stream_url: event.currentTarget.value })}
      />
      <Textarea
        label={t('options.intro')}
        description={t('options.introHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={draft.public_page_intro}
        onChange={(event) => onChange({ public_page_intro: event.currentTarget.value })}
      />
    </>
  )
}
