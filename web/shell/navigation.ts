import type { NavigateOptions } from 'react-router'

type Navigate = (to: string, options?: NavigateOptions) => unknown

let navigator: Navigate | undefined

/** Given by the router when it starts, so that code outside of React can lead somewhere. */
export const leadWith = (navigate: Navigate): void => {
  navigator = navigate
}

export const goTo: Navigate = (to, options) => navigator?.(to, options)
