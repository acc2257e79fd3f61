export function LoginPage() {
  return <main id="main">Login</main>;
}
