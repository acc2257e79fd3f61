export function DashboardPage() {
  return <h1 className="text-h1">Dashboard</h1>;
}
