/** What stands where even the shell failed: no data, no shell, nothing that could fail again. */
export function LastResort() {
  return (
    <main>
      <title>Internal Server Error</title>
      <h1>Internal Server Error</h1>
    </main>
  );
}
