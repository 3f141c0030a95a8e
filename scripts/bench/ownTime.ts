/** Returns the CPU time that this process has used since its start, in ms. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
