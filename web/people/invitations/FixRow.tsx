import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'

type FixRowProps = {
  row: InvitedRow
  errors: Readonly<Record<string, readonly string[]>>
  onChange: (row: InvitedRow | null) => void
}

const NAMES = ['email', 'first_name', 'last_name'] as const
const RARE = [
  'guardian_email',
  'gender',
  'date_of_birth',
  'phone',
  'squad',
  'side',
  'language',
] as const

/** A shared address is put with the parents; days of birth tell namesakes apart. */
const helps = (
  field: (typeof RARE)[number],
  row: InvitedRow,
  errors: FixRowProps['errors'],
): boolean =>
  (field === 'guardian_email' && errors['email'] !== undefined) ||
  (field === 'date_of_birth' &&
    ((row.email === '' && errors['first_name'] !== undefined) || errors['email'] !== undefined))

/**
 * A row that could not be taken, with what is wrong at its fields; the rare fields only where they
 * are.
 */
export function FixRow({ row, errors, onChange }: FixRowProps) {
  const { t } = useTranslation('invitations')
  const fields = [...NAMES, ...RARE.filter((field) => errors[field] || helps(field, row, errors))]
  return (
    <Group
      gap="sm"
      align="flex-start"
      role="group"
      aria-label={t('review.line', { line: row.line })}
    >
      <Text size="sm" c="dimmed" w={72} pt={34}>
        {t('review.line', { line: row.line })}
      </Text>
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(`fields.${field}`)}
          w={field === 'email' || field === 'guardian_email' ? 260 : 160}
          value={row[field] ?? ''}
          error={errors[field]?.join(' ')}
          maxLength={500}
          onChange={(event) => onChange({ ...row, [field]: event.currentTarget.value })}
        />
      ))}
      <ActionIcon
        mt={28}
        size={36}
        variant="subtle"
        color="gray"
        aria-label={t('review.drop')}
        onClick={() => onChange(null)}
      >
        <IconX size={18} />
      </ActionIcon>
    </Group>
  )
}
