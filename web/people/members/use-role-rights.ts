import { updateRolePermissions } from '#contract/people/members.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { useForm } from '../../form/use-form.ts'
import { membersChanged } from './queries.ts'

/** The rights somebody has ticked or cleared, and not saved yet. */
type Ticks = Readonly<Partial<Record<Permission, boolean>>>

type RoleRights = { role: RoleId; stored: readonly string[]; saved: string }

/**
 * The rights of a role as they are ticked. Only ticks are kept, over what is stored by now, so that
 * neither they nor what another manager saves meanwhile is lost.
 */
export function useRoleRights({ role, stored, saved }: RoleRights) {
  const initial: { ticks: Ticks } = { ticks: {} }
  const form = useForm(updateRolePermissions, {
    initial,
    send: ({ ticks }, call) =>
      call(updateRolePermissions, {
        body: {
          role_id: role,
          permissions: PERMISSIONS.filter((name) => ticks[name] ?? stored.includes(name)),
        },
      }),
    saved,
    onSaved: async (_, __, { reset }) => {
      await membersChanged()
      reset()
    },
  })
  const { ticks } = form.values
  const has = (name: Permission) => ticks[name] ?? stored.includes(name)
  function toggle(name: Permission): void {
    const { [name]: _, ...others } = ticks
    const next = !has(name)
    form.set({ ticks: next === stored.includes(name) ? others : { ...others, [name]: next } })
  }
  return { form, has, toggle }
}
