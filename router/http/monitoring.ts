/** Paths that balancers and process managers ask again and again, as they are routed: `/health` and `/ready`. */
export const MONITORING: readonly string[] = ['/gateway/health', '/gateway/ready']
