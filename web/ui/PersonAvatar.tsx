import { Avatar } from '@mantine/core'

export type PersonAvatarProps = {
  name: string
  picture?: string | null
  size?: number | 'sm' | 'md' | 'lg'
  /** Set if the name is not shown beside the picture. */
  named?: boolean
}

/** A round picture, or the initials while there is none. */
export function PersonAvatar({
  name,
  picture = null,
  size = 'md',
  named = false,
}: PersonAvatarProps) {
  return (
    <Avatar
      src={picture}
      alt={named ? name : ''}
      name={name}
      color="gray"
      size={size}
      radius="xl"
      {...(named ? { title: name } : { 'aria-hidden': true })}
    />
  )
}
