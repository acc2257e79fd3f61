import { Link } from "@tanstack/react-router";

export function BackToLogin() {
  return (
    <Link to="/login" className="self-start py-2 text-brand underline underline-offset-4">
      Back to Login
    </Link>
  );
}
