import { Alert, Button, Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { adminCreateUser, adminEditUser, adminUser, adminUsers, type AdminUser } from '#contract/platform/admin.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { LANGUAGE_NAMES } from '../../shell/settings.tsx'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { useViewer } from '../../shell/viewer.ts'

const EMPTY = { email: '', first_name: '', last_name: '', preferred_language: 'en', is_admin: false, disabled: false } as const
type Entry = Pick<AdminUser, keyof typeof EMPTY>
const OWN = [400, 403, 409]

const entryOf = ({ email, first_name, last_name, preferred_language, is_admin, disabled }: Entry): Entry => ({
  email,
  first_name,
  last_name,
  preferred_language,
  is_admin,
  disabled,
})

/** The fields of an account; without one a new one is created. */
export function UserForm({ user }: { user: AdminUser | null }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { user_id } = useViewer()
  const own = user?.id === user_id
  const [entry, setEntry] = useState<Entry>(() => entryOf(user ?? EMPTY))
  const set = (part: Partial<Entry>) => setEntry({ ...entry, ...part })
  const leave = useLeaveGuard(JSON.stringify(entry) !== JSON.stringify(entryOf(user ?? EMPTY)))
  const save = useMutation({
    mutationFn: async () => {
      const { disabled, ...account } = entry
      const saved = user
        ? await api(adminEditUser, { params: { id: user.id }, body: { ...account, disabled } }, { own: OWN })
        : await api(adminCreateUser, { body: account }, { own: OWN })
      await invalidate(adminUser, adminUsers)
      notify('success', t('user.saved'))
      if (user) return
      leave()
      await navigate(paths.adminUser(saved.data.id), { replace: true })
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const errorOf = (field: string) => problem?.errors[field]?.[0]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md" maw={640}>
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {(['first_name', 'last_name'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(field === 'first_name' ? 'user.firstName' : 'user.lastName')}
              required
              withAsterisk={false}
              maxLength={100}
              value={entry[field]}
              error={errorOf(field)}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
        <TextInput
          label={t('user.email')}
          type="email"
          required
          withAsterisk={false}
          maxLength={254}
          value={entry.email}
          error={errorOf('email')}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('user.language')}
          value={entry.preferred_language}
          data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          onChange={(event) => set({ preferred_language: asLanguage(event.currentTarget.value) ?? 'en' })}
        />
        <Checkbox
          label={t('user.isAdmin')}
          description={own ? t('user.notYourself') : t('user.isAdminHint')}
          disabled={own}
          checked={entry.is_admin}
          onChange={(event) => set({ is_admin: event.currentTarget.checked })}
        />
        {user && !own && (
          <Checkbox
            label={t('user.disabled')}
            description={t('user.disabledHint')}
            checked={entry.disabled}
            onChange={(event) => set({ disabled: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {user ? t('user.save') : t('users.create')}
        </Button>
      </Stack>
    </form>
  )
}
