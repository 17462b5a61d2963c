/** The tests stand outside of this package, and so cannot import what it installs. */
export { type Configuration, default as Provider } from 'oidc-provider'
