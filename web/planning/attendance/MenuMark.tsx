import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

type MenuMarkProps = { label: string; icon: Icon; set: boolean; onToggle: () => void }

/** Something to say of a person that is chosen from a menu, ticked where it is said. */
export function MenuMark({ label, icon: Sign, set, onToggle }: MenuMarkProps) {
  return (
    <Menu.CheckboxItem
      checked={set}
      closeMenuOnClick
      rightSection={<Sign size={18} aria-hidden />}
      onChange={onToggle}
    >
      {label}
    </Menu.CheckboxItem>
  )
}
