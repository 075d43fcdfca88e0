/** Addresses of billing. */
export const billingPaths = {
  /** With the plan that is to be ordered. */
  billing: (plan?: string) => (plan === undefined ? '/billing' : `/billing?plan=${plan}`),
  handlePayment: (order: number) => `/handle-payment?order=${order}`,
  licenceExpired: () => '/billing-licence-expired',
}
