/** Whether a field of this name takes a password: the current one or a new one. */
export const isPasswordField = (name: string): boolean => /(^|_)password$/.test(name)
