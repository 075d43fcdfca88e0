import { Group, Input, NativeSelect, SegmentedControl } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { asRole, useRoles, useSquads } from './queries.ts'
import type { InviteOptions } from './send-rows.ts'

type OptionFieldsProps = { options: InviteOptions; onChange: (options: InviteOptions) => void }

/** Role, squads, and whether the mail goes out now. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const squads = useSquads()
  const squadWord = upperFirst(t('words.squads', { ns: 'common' }))
  return (
    <Group gap="md" mb="lg" align="flex-end">
      <NativeSelect
        label={t('options.role')}
        value={String(options.role)}
        data={useRoles().map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) =>
          onChange({ ...options, role: asRole(Number(event.currentTarget.value)) ?? options.role })
        }
      />
      {squads.length > 0 && hasPermission(viewer, 'edit-squads') && (
        <MultiChoice
          label={squadWord}
          placeholder={t('options.noSquad')}
          w={240}
          groups={[
            {
              group: squadWord,
              items: squads.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
          value={options.squads.map(String)}
          onChange={(ids) => onChange({ ...options, squads: ids.map(Number) })}
        />
      )}
      <Input.Wrapper label={t('options.when')} labelElement="div">
        <SegmentedControl
          aria-label={t('options.when')}
          fullWidth
          orientation="vertical"
          value={options.invite ? 'now' : 'later'}
          data={[
            { value: 'now', label: t('options.now') },
            { value: 'later', label: t('options.later') },
          ]}
          onChange={(when) => onChange({ ...options, invite: when === 'now' })}
        />
      </Input.Wrapper>
      <NativeSelect
        label={t('options.language')}
        value={options.language}
        data={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
        onChange={(event) =>
          onChange({
            ...options,
            language: asLanguage(event.currentTarget.value) ?? options.language,
          })
        }
      />
    </Group>
  )
}
