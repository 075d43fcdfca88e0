import { inject } from 'vitest'

/**
 * Two files of browser stories run at once, each at a product of its own: what its demo holds, and
 * the folder of its data.
 */
export const { demo, folder } = productHere()

function productHere() {
  const product = inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!product) throw new Error('there is no product for this worker')
  return product
}
