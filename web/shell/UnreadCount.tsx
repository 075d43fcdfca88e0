import classes from './shell.module.css'

/** How many are new; nothing where none are. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && <span className={classes.count}>{count > 99 ? '99+' : count}</span>
