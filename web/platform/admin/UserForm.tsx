import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  adminCreateUser,
  adminEditUser,
  adminUser,
  adminUsers,
  type AdminUser,
} from '#contract/platform/admin.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import { differenceOf } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { SelectField, CheckField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'

const EMPTY = {
  email: '',
  first_name: '',
  last_name: '',
  preferred_language: 'en',
  is_admin: false,
  disabled: false,
} as const
type Entry = Pick<AdminUser, keyof typeof EMPTY> & { email: string }

const entryOf = ({
  email,
  first_name,
  last_name,
  preferred_language,
  is_admin,
  disabled,
}: Entry): Entry => ({
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
  const form = useForm(adminCreateUser, {
    initial: entryOf(user ? { ...user, email: user.email ?? '' } : EMPTY),
    follows: true,
    own: [403],
    send: (entry, call, before) => {
      if (user)
        return call(adminEditUser, { params: { id: user.id }, body: differenceOf(before, entry) })
      const { disabled: _, ...account } = entry
      return call(adminCreateUser, { body: account })
    },
    refreshes: [adminUser, adminUsers],
    saved: t('user.saved'),
    onSaved: ({ data }) =>
      user ? undefined : navigate(paths.adminUser(data.id), { replace: true }),
  })
  return (
    <Form of={form} submit={user ? t('user.save') : t('users.create')} width={640}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          {...form.at('first_name')}
          label={t('user.firstName')}
          required
          withAsterisk={false}
        />
        <TextField
          {...form.at('last_name')}
          label={t('user.lastName')}
          required
          withAsterisk={false}
        />
      </SimpleGrid>
      <TextField
        {...form.at('email')}
        label={t('user.email')}
        type="email"
        required
        withAsterisk={false}
      />
      <SelectField
        {...form.at('preferred_language')}
        label={t('user.language')}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <CheckField
        {...form.at('is_admin')}
        label={t('user.isAdmin')}
        description={own ? t('user.notYourself') : t('user.isAdminHint')}
        disabled={own}
      />
      {user && !own && (
        <CheckField
          {...form.at('disabled')}
          label={t('user.disabled')}
          description={t('user.disabledHint')}
        />
      )}
    </Form>
  )
}
