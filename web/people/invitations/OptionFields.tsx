import { Group, Input, NativeSelect, SegmentedControl } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { asRole, useRoles, useSquads } from './queries.ts'
import type { InviteOptions } from './send-rows.ts'

type OptionFieldsProps = { options: InviteOptions; onChange: (options: InviteOptions) => void }

type RoleFieldProps = { value: RoleId; onChange: (role: RoleId) => void }

export function RoleField({ value, onChange }: RoleFieldProps) {
  const { t } = useTranslation('invitations')
  return (
    <NativeSelect
      label={t('options.role')}
      value={String(value)}
      data={useRoles().map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => onChange(asRole(Number(event.currentTarget.value)) ?? value)}
    />
  )
}

type SquadsFieldProps = { value: readonly number[]; onChange: (squads: readonly number[]) => void }

/** The squads that everyone comes into; nothing where the viewer may not change them. */
export function SquadsField({ value, onChange }: SquadsFieldProps) {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const squads = useSquads()
  const squadWord = upperFirst(t('words.squads', { ns: 'common' }))
  if (squads.length === 0 || !hasPermission(viewer, 'edit-squads')) return null
  return (
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
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}

/** Role, squads, and whether the mail goes out now. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const { t } = useTranslation('invitations')
  return (
    <Group gap="md" mb="lg" align="flex-end">
      <RoleField value={options.role} onChange={(role) => onChange({ ...options, role })} />
      <SquadsField value={options.squads} onChange={(squads) => onChange({ ...options, squads })} />
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
